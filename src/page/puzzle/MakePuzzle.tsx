import { useState } from 'react'
import { useApp, usePhrase } from '../store/useApp.ts'
import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'
import { Generator } from '../generator/generatorParts.tsx'

const TITLE = { en: 'Make a puzzle', ko: '퍼즐 만들기' }

/**
 * Button that opens and closes the generator. The generator opens by itself if a link makes a puzzle or has wrong
 * options, and if a puzzle is being made or the one on the board was made.
 */
export function MakePuzzle() {
  const phrase = usePhrase()
  const [opened, setOpened] = useState<boolean>()
  const isUsed = useApp(
    ({ generator }) =>
      generator.isAwaited || (generator.generation ?? generator.refusedOptions) !== undefined,
  )
  // Remembers that the generator opened automatically, so that it stays open afterwards.
  if (isUsed && opened === undefined) setOpened(true)
  const isOpen = opened ?? isUsed
  return (
    <div className={sections.section}>
      <div>
        <Button
          label={phrase(TITLE)}
          shows="label"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        />
      </div>
      {isOpen && <Generator isTarget={!isUsed} />}
    </div>
  )
}
