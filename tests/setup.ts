import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Milliseconds. The default of one second would make a busy machine fail tests that assert no time.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
