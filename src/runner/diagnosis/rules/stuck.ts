import { objectKo, cellPhrase, subjectKo } from '../wording.ts'
import { lineOf, type Rule, sighting } from './rule.ts'

/**
 * Finds a search that never gets to the next blank: in all runs with several blanks, at most one placed digit is on the
 * board at a time.
 */
export const stuck: Rule = (run, { isStuck, placesFirst }) => {
  const { tree, blanks, outcome } = run
  if (!isStuck || placesFirst || blanks.length < 2 || tree.nodes.length < 2) return undefined
  // The user may have stopped it before it went on.
  if (outcome.kind === 'stopped') return undefined
  const [first, second] = tree.nodes
  // The same placement again is a repetition, which `repeats` reports.
  if (first.cell === second.cell && first.digit === second.digit) return undefined
  const cells = new Set(tree.nodes.map(({ cell }) => cell))
  const where = cellPhrase(first.cell)
  const line = lineOf(run, second.event)
  const isOneCell = cells.size === 1
  return sighting(run, {
    kind: 'stuck',
    at: outcome.kind === 'runtime-error' ? second.event : second.event - 0.5,
    event: second.event,
    line: undefined,
    cells: new Map([[second.cell, 'fault']]),
    otherLines: [first.line, line],
    sentence: isOneCell
      ? {
          en: `Only ${where.en} is ever filled: at event ${second.event} it gets ${second.digit} in the place of ${first.digit}, and the search does not go on to the next blank.`,
          ko: `${where.ko}에만 숫자를 놓습니다. 이벤트 ${second.event}에서 ${first.digit} 대신 ${objectKo(second.digit)} 놓을 뿐, 다음 빈칸으로 나아가지 않습니다.`,
        }
      : {
          en: `At event ${second.event} the ${first.digit} in ${where.en} is gone already: no two placed digits ever stand on the board at once.`,
          ko: `이벤트 ${second.event}에서는 ${where.ko}에 놓았던 ${subjectKo(first.digit)} 이미 지워져 있습니다. 놓은 숫자가 둘 이상 함께 보드에 있는 때가 없습니다.`,
        },
    rightProgram: {
      en: 'A right program keeps a digit while it fills the next blank.',
      ko: '올바른 프로그램은 놓은 숫자를 그대로 두고 다음 빈칸을 채웁니다.',
    },
  })
}
