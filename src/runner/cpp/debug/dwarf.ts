/** The DWARF 5 constants that clang emits and this debugger reads. */

/** `DW_TAG_*`: kind of a debugging information entry. */
export const TAG = {
  array: 0x01,
  class: 0x02,
  enumeration: 0x04,
  parameter: 0x05,
  block: 0x0b,
  member: 0x0d,
  pointer: 0x0f,
  reference: 0x10,
  unit: 0x11,
  structure: 0x13,
  typedef: 0x16,
  union: 0x17,
  inheritance: 0x1c,
  range: 0x21,
  base: 0x24,
  const: 0x26,
  enumerator: 0x28,
  function: 0x2e,
  typeArgument: 0x2f,
  valueArgument: 0x30,
  variable: 0x34,
  volatile: 0x35,
  restrict: 0x37,
  namespace: 0x39,
  rvalueReference: 0x42,
} as const

/** `DW_AT_*`: attribute of a debugging information entry. */
export const ATTRIBUTE = {
  location: 0x02,
  name: 0x03,
  bytes: 0x0b,
  bits: 0x0d,
  low: 0x11,
  high: 0x12,
  constant: 0x1c,
  origin: 0x31,
  count: 0x37,
  offset: 0x38,
  line: 0x3b,
  encoding: 0x3e,
  specification: 0x47,
  type: 0x49,
  bitOffset: 0x6b,
  textOffsets: 0x72,
  addresses: 0x73,
} as const

export type Attribute = (typeof ATTRIBUTE)[keyof typeof ATTRIBUTE]

/** `DW_FORM_*`: encoding of an attribute's value. */
export const FORM = {
  address: 0x01,
  bytes2: 0x05,
  bytes4: 0x06,
  bytes8: 0x07,
  text: 0x08,
  byte: 0x0b,
  flag: 0x0c,
  signed: 0x0d,
  textAt: 0x0e,
  unsigned: 0x0f,
  reference4: 0x13,
  sectionOffset: 0x17,
  expression: 0x18,
  flagPresent: 0x19,
  textNumber: 0x1a,
  addressNumber: 0x1b,
  bytes16: 0x1e,
  lineTextAt: 0x1f,
  implicit: 0x21,
  locationList: 0x22,
  rangeList: 0x23,
  textNumber1: 0x25,
  textNumber2: 0x26,
  textNumber3: 0x27,
  textNumber4: 0x28,
} as const

/** `DW_ATE_*`: interpretation of a base type's bytes. */
export const ENCODING = {
  boolean: 0x02,
  float: 0x04,
  signed: 0x05,
  signedCharacter: 0x06,
  unsigned: 0x07,
  unsignedCharacter: 0x08,
  utf: 0x10,
} as const

/** `DW_OP_*`: operations of location expressions. */
export const OPERATION = {
  address: 0x03,
  deref: 0x06,
  frameBase: 0x91,
  addressNumber: 0xa1,
  local: 0xed,
} as const
