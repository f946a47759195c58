/** Commands of grading; filled in by the next commit. */
import { perStore } from '../../app/store/perStore.ts'
import type { GradeCommand } from '../../app/grading/grading.ts'

export const gradeOf = perStore(() => (command: GradeCommand): void => void command)
