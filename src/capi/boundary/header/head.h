#ifndef @NAME@_H
#define @NAME@_H

#include <stddef.h>
#include <stdint.h>

/** The version of the library this header belongs to. */
#define @NAME@_VERSION "@VERSION@"
/** The first number of the version. */
#define @NAME@_VERSION_MAJOR @MAJOR@
/** The second number of the version. */
#define @NAME@_VERSION_MINOR @MINOR@
/** The third number of the version. */
#define @NAME@_VERSION_PATCH @PATCH@
/** The number of this interface, which rises with every addition; see @name@_abi_version. */
#define @NAME@_ABI_VERSION @ABI@

/**
 * @def @NAME@_API
 * Marks what the library exports. A program on Windows that links the static library defines STERNHALMA_STATIC.
 */
#ifndef @NAME@_API
#if defined(_WIN32) && !defined(STERNHALMA_STATIC)
#define @NAME@_API __declspec(dllimport)
#elif defined(__GNUC__)
#define @NAME@_API __attribute__((visibility("default")))
#else
#define @NAME@_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif
