/**
 * A lazily loaded part of the page that fails to load or to render leaves the rest unchanged, says so, and can be tried
 * again.
 */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '../../../src/page/words/messages.ts'
import { lazyPart } from '../../../src/page/shell/lazyPart.tsx'
import { StoreContext } from '../../../src/page/store/useApp.ts'
import { testApp } from '../../support/appStore.ts'

beforeAll(() => loadMessages('en'))

// Silences React, which logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

/** A network that is down until `isUp` is set, and counts the requests for a module. */
function network<Module>(module: Module) {
  const state = { isUp: false, requests: 0 }
  const load = async () => {
    state.requests++
    if (!state.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  }
  return { state, load }
}

function renderContent(content: ReactNode) {
  const { store } = testApp()
  return render(
    <StoreContext value={store}>
      <p>the rest</p>
      {content}
    </StoreContext>,
  )
}

const again = () => screen.findByRole('button', { name: 'Try again' })

test('a part that fails to load is reported in its place, until it loads', async () => {
  const { state, load } = network({ default: () => <p>the part</p> })
  const Part = lazyPart(load)
  renderContent(<Part />)
  await userEvent.click(await again())
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getByText('the rest')).toBeVisible()
  state.isUp = true
  await userEvent.click(await again())
  expect(await screen.findByText('the part')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(state.requests).toBe(3)
})

test('returning to a part that failed to load requests it again', async () => {
  const { state, load } = network({ default: () => <p>the part</p> })
  const Part = lazyPart(load)
  const { unmount } = renderContent(<Part />)
  await again()
  unmount()
  state.isUp = true
  renderContent(<Part />)
  expect(await screen.findByText('the part')).toBeVisible()
  expect(state.requests).toBe(2)
})

test('a part that throws leaves the rest of the page unchanged', async () => {
  const Broken = () => {
    throw new RangeError('broken')
  }
  const Part = lazyPart(async () => ({ default: Broken }))
  renderContent(<Part />)
  await again()
  expect(screen.getByText('the rest')).toBeVisible()
})

test('a part that has thrown is rendered again by a retry, and does not mention the connection', async () => {
  let isBroken = true
  const Part = lazyPart(async () => ({
    default: () => {
      if (isBroken) throw new RangeError('broken')
      return <p>the part</p>
    },
  }))
  renderContent(<Part />)
  const press = await again()
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page has failed.')
  isBroken = false
  await userEvent.click(press)
  expect(await screen.findByText('the part')).toBeVisible()
})
