/** Computes a short digest of a long stream of numbers: 32-bit FNV-1a over whole numbers instead of bytes. */

/** Digest of no numbers. */
export const FRESH_DIGEST = 0x811c9dc5

/** Returns the digest extended by more numbers. @param numbers integers from 0 to 2³² − 1 */
export function extendedDigest(digest: number, numbers: ArrayLike<number>): number {
  let extended = digest
  for (let index = 0; index < numbers.length; index++) {
    extended = Math.imul(extended ^ numbers[index], 0x01000193)
  }
  return extended >>> 0
}
