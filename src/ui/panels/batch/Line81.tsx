import { Fragment } from 'react'

/** A board as a line, which breaks between its rows where there is no room for it. @param line 81 characters, or none */
export function Line81({ line }: { readonly line: string }) {
  const rows = line.match(/.{9}/g) ?? []
  return rows.map((row, index) => (
    // Rows may be alike, and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">{row}</span>
    </Fragment>
  ))
}
