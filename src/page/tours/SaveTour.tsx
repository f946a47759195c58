import { type ReactNode, useDeferredValue, useId, useMemo } from 'react'
import { Button } from '../controls/Button.tsx'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import fields from '../controls/Field.module.css'
import { useApp, useAppStore, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { SAFE_CHARACTERS } from '../share/addresses.ts'
import type { Draft, DraftStep } from './draft.ts'
import { frameOf, postText, savedTour, tourLink } from './savingTours.ts'
import type { Tour } from './tour.ts'
import { tourCodeOf } from './tourLink.ts'
import { writingOf } from './writingCommands.ts'
import styles from './WritingSheet.module.css'
import { WRITING } from './writingWords.ts'

/** Ways to save the tour: a link, a file, a post, a frame. Until all its texts are written, says which are not. */
export function SaveTour({ draft: shown }: { readonly draft: Draft }) {
  // A link takes long to make, and typing does not wait for it.
  const draft = useDeferredValue(shown)
  const words = useWords(WRITING)
  const language = useApp((app) => app.preferences.language)
  const tour = useMemo(() => savedTour(draft, language), [draft, language])
  const unfinished = stepsWhere(draft, (step) => !isFinished(step))
  const lack = unfinished.length > 0 ? words.unfinished(unfinished.join(', '), unfinished.length) : undefined
  return (
    <section className={styles.save} aria-labelledby="tour-save">
      <h3 id="tour-save">{words.save}</h3>
      {lack === undefined ? (
        <Ways tour={tour} withoutPicture={stepsWhere(draft, ({ taken }) => taken === undefined)} />
      ) : (
        <p className={styles.hint}>{lack}</p>
      )}
    </section>
  )
}

/** Returns the numbers of some steps. */
function stepsWhere({ steps }: Draft, isSo: (step: DraftStep) => boolean): readonly number[] {
  return steps.flatMap((step, index) => (isSo(step) ? [index + 1] : []))
}

/** Returns true if the step has all texts that a tour must have. */
function isFinished({ words, question }: DraftStep): boolean {
  const asked = question?.kind === 'choice' ? question : undefined
  const texts = [words, ...(asked === undefined ? [] : [asked.ask])]
  const answers = asked?.answers.flatMap(({ text, reply }) => [text, reply]) ?? []
  return [...texts, ...answers].every((text) => text.trim() !== '')
}

interface WaysProps {
  readonly tour: Tour
  /** Numbers of the steps without a picture. */
  readonly withoutPicture: readonly number[]
}

function Ways({ tour, withoutPicture }: WaysProps) {
  const words = useWords(WRITING)
  const { number } = useMessages()
  const language = useApp((app) => app.preferences.language)
  const { environment } = useAppStore()
  const write = useCommand(writingOf)
  const page = environment.pageAddress()
  const code = useMemo(() => tourCodeOf(tour), [tour])
  const link = code === undefined ? undefined : tourLink(code, page, language)
  const frame = code === undefined ? undefined : frameOf(code, tour.title, page, language)
  const copy = (text: string) => write({ kind: 'copy', text })
  return (
    <div className={styles.ways}>
      <Way name={words.link}>
        {link === undefined ? (
          <p className={styles.hint}>{words.linkTooLarge}</p>
        ) : (
          <>
            <input
              type="text"
              className={fields.field}
              readOnly
              aria-label={words.link}
              value={link}
              onFocus={({ target }) => target.select()}
            />
            <p className={styles.hint} role="status" data-testid="tour-link-length">
              {[
                words.linkLength(number(link.length)),
                link.length > SAFE_CHARACTERS ? words.linkTooLong(number(SAFE_CHARACTERS)) : '',
              ]
                .join(' ')
                .trim()}
            </p>
            <Button label={words.copyLink} icon={<CopyIcon />} tone="primary" onClick={() => copy(link)} />
          </>
        )}
      </Way>
      <Way name={words.asFile}>
        <Button label={words.saveJson} onClick={() => write({ kind: 'saveJson' })} />
        <p className={styles.hint}>{words.jsonHint}</p>
      </Way>
      <Way name={words.asPost}>
        <div className={styles.buttons}>
          <Button label={words.saveMarkdown} onClick={() => write({ kind: 'saveMarkdown' })} />
          <Button
            label={words.copyMarkdown}
            icon={<CopyIcon />}
            onClick={() => copy(postText(tour, page, language))}
          />
        </div>
        <p className={styles.hint}>{words.markdownHint}</p>
        {withoutPicture.length > 0 && (
          <p className={styles.hint}>{words.noPictures(withoutPicture.join(', '), withoutPicture.length)}</p>
        )}
      </Way>
      {frame !== undefined && (
        <Way name={words.asFrame}>
          <textarea
            className={fields.text}
            readOnly
            rows={3}
            aria-label={words.frame}
            value={frame}
            onFocus={({ target }) => target.select()}
          />
          <Button label={words.copyFrame} icon={<CopyIcon />} onClick={() => copy(frame)} />
          <p className={styles.hint}>{words.frameHint}</p>
        </Way>
      )}
    </div>
  )
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h4 id={id}>{name}</h4>
      {children}
    </section>
  )
}
