/**
 * Functions that expressions whose values are read may call: the number of elements, -1 if the type does not tell it;
 * and whether an index may be one of so many.
 */
export const SHOWN_LENGTH = 'backdoku_values::length'
export const SHOWN_FITS = 'backdoku_values::fits'
