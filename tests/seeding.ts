import { configureGlobal } from 'fast-check'
import { SEED } from './seed.ts'

configureGlobal({ seed: SEED })
