import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Finds a run that prints several boards, a solution among them, and is not accepted. */
export const printsSeveral: Rule = (run) => {
  const { printed, printedSolutionCount, tree } = run
  if (printed.length < 2 || printedSolutionCount === 0 || run.verdict === 'accepted') return undefined
  const event = tree.solvedAt ?? lastEventOf(run)
  const areAll = printedSolutionCount === printed.length
  return sighting(run, {
    kind: 'prints-several',
    at: lastEventOf(run) + 2,
    event,
    cells: new Map(),
    sentence: areAll
      ? {
          en: `The program prints ${printed.length} boards, because the search goes on after its first solution (event ${event}); the judge wants one.`,
          ko: `첫 해답(이벤트 ${event}) 뒤에도 탐색을 계속해서 보드를 ${printed.length}개 출력합니다. 하나만 출력해야 합니다.`,
        }
      : {
          en: `The program prints ${printed.length} boards, and only ${printedSolutionCount === 1 ? 'one of them is' : `${printedSolutionCount} of them are`} solved; the judge wants one.`,
          ko: `보드를 ${printed.length}개 출력하는데 그중 완성된 것은 ${printedSolutionCount}개입니다. 하나만 출력해야 합니다.`,
        },
    rightProgram: {
      en: 'A right program ends after the first solution.',
      ko: '올바른 프로그램은 첫 해답을 출력하고 끝납니다.',
    },
  })
}
