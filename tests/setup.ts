import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Milliseconds. The default of one second makes tests fail on a busy machine although they assert no time.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
