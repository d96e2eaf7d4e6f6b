
#ifdef __cplusplus
}
#endif

#endif /* STERNHALMA_H */
