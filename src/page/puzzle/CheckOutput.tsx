import { useActions, useApp, usePhrase } from '../store/useApp.ts'
import { FoldedSection } from '../controls/Section.tsx'
import { lazyPart } from '../shell/lazyPart.tsx'
import { CHECK_OUTPUT_ID } from './ids.ts'

const TITLE = { en: 'Check output', ko: '출력 채점' }

const CheckedOutput = lazyPart(() => import('../judge/CheckedOutput.tsx'))

/** Folded section that judges the output of a program. */
export function CheckOutput() {
  const phrase = usePhrase()
  const { unfoldJudge } = useActions()
  const isOpen = useApp(({ judge }) => judge.isOpen)
  return (
    <FoldedSection
      id={CHECK_OUTPUT_ID}
      heading={phrase(TITLE)}
      isOpen={isOpen}
      toggle={() => unfoldJudge(!isOpen)}
    >
      <CheckedOutput />
    </FoldedSection>
  )
}
