import type { Model } from './model.ts'
import { CHECK_MODELS } from './checks.ts'
import { LOOP_MODELS } from './loops.ts'
import { TABLE_MODELS } from './tables.ts'

/** All models of faulty programs, the simplest first: of models that fit equally well, the first is chosen. */
export const MODELS: readonly Model[] = [...LOOP_MODELS, ...CHECK_MODELS, ...TABLE_MODELS]
