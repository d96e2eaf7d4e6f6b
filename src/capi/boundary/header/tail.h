
#ifdef __cplusplus
}
#endif

#endif /* @NAME@_H */
