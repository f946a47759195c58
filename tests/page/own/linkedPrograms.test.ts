/** Programs in links: opened without being run, kept in the address until edited, shared only on request. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressOf } from '../../../src/page/store/address.ts'
import { type AddressBar, syncAddress } from '../../../src/page/store/link.ts'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { linkCodeOf } from '../../../src/page/own/programLink.ts'
import { chosenProgram } from '../../../src/page/own/own.ts'
import { embedAddressOf, linkOf } from '../../../src/page/share/addresses.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { type TestApp, testApp } from '../../support/appStore.ts'

const TEXT = 'board = [list(map(int, input().split())) for _ in range(9)]\r\nprint("풀이 🙂")\n'
const CODE = linkCodeOf({ language: 'python', name: '풀이.py', text: TEXT }) ?? ''
const QUERY = `?puzzle=${PUZZLES.codewars1}&program=own-python&solutions=first&event=57&lang=en`
const OWN_QUERY = `?puzzle=${PUZZLES.codewars1}&program=own-python&solutions=first&lang=en`

const openedApps: TestApp[] = []

afterEach(() => {
  for (const { store } of openedApps.splice(0)) store.actions.reset()
})

/** Stands in for the browser's address bar and history. Writes to it are not delayed. */
function testBar(address: string) {
  const entries = [address]
  let index = 0
  let travelled = () => {}
  let left = () => {}
  const kept: (string | undefined)[] = []
  const bar: AddressBar = {
    query: () => entries[index].split('#')[0],
    fragment: () => entries[index].slice(entries[index].split('#')[0].length),
    write(written, mode) {
      if (mode === 'push') index++
      entries.splice(index, mode === 'push' ? entries.length : 1, written)
    },
    onTravel: (listener) => void (travelled = listener),
    debounce: (action) => action(),
    onLeave: (listener) => void (left = listener),
    persistMoment: (moment) => void kept.push(moment),
  }
  return {
    bar,
    entries,
    kept,
    address: () => entries[index],
    leave: () => left(),
    travel(by: number) {
      index += by
      travelled()
    },
  }
}

/** Opens a link as the page does. */
async function openLink(query: string, fragment: string) {
  const app = testApp()
  openedApps.push(app)
  const { store } = app
  const history = testBar(`${query}${fragment}`)
  await store.actions.follow(addressOf(query, fragment))
  // As on the page, the first action for own programs starts their code. Only then is the linked program opened.
  store.actions.own({ kind: 'have', language: 'python' })
  syncAddress(store, history.bar)
  const state = () => store.getState()
  const own = () => {
    const { own } = state()
    if (own === undefined) throw new RangeError('No own programs')
    return own
  }
  return { ...app, history, state, own, shown: () => chosenProgram(own(), 'python') }
}

describe('A link with a program', () => {
  test('shows it as an own program, says where it comes from, and runs nothing', async () => {
    const { store, own, shown, state } = await openLink(QUERY, `#code=${CODE}`)
    expect(own().notice).toEqual([{ kind: 'linked', name: '풀이.py' }])
    await store.actions.follow(addressOf(QUERY, `#code=${CODE}`))
    expect(shown()).toMatchObject({ name: '풀이.py', text: TEXT })
    expect(own().programs).toHaveLength(1)
    expect(own().run).toBeUndefined()
    expect(frontOf(state())).toMatchObject({ program: { kind: 'own' }, run: { status: 'idle' } })
  })

  test('keeps its address until the program is edited', async () => {
    const { store, history } = await openLink(QUERY, `#code=${CODE}`)
    await vi.waitFor(() => expect(history.address()).toBe(`${QUERY}#code=${CODE}`))
    store.actions.own({ kind: 'edit', text: `${TEXT}#` })
    await vi.waitFor(() => expect(history.address()).toBe(OWN_QUERY))
    store.actions.own({ kind: 'edit', text: TEXT })
    await vi.waitFor(() => expect(history.address()).toBe(`${QUERY}#code=${CODE}`))
    expect(history.entries).toHaveLength(1)
  })

  test('is not added twice, by the same link or by Back', async () => {
    const { store, history, own, shown, state } = await openLink(QUERY, `#code=${CODE}`)
    store.actions.chooseStrategy('tables')
    await vi.waitFor(() => expect(history.address()).toContain('program=tables'))
    expect(history.address()).not.toContain('#')
    history.travel(-1)
    await vi.waitFor(() => expect(frontOf(state()).program.kind).toBe('own'))
    expect(shown().text).toBe(TEXT)
    expect(own().programs).toHaveLength(1)
    expect(history.address()).toBe(`${QUERY}#code=${CODE}`)
  })

  test('keeps its address while the code for own programs loads', async () => {
    const { store } = freshApp()
    const history = testBar(`${QUERY}#code=${CODE}`)
    await store.actions.follow(addressOf(QUERY, `#code=${CODE}`))
    syncAddress(store, history.bar)
    store.setState({ playing: false, view: 'compare', comparesInStep: true })
    store.setState({ view: 'watch' })
    expect(history.entries).toEqual([`${QUERY}#code=${CODE}`])
    history.leave()
    expect(history.kept).toEqual([undefined])
    store.actions.own({ kind: 'have', language: 'python' })
    expect(history.entries).toEqual([`${QUERY}#code=${CODE}`])
  })

  test('is not replaced in the history by a program that is chosen before the address is written again', async () => {
    const { store } = freshApp()
    const history = testBar(`${QUERY}#code=${CODE}`)
    let write = () => {}
    await store.actions.follow(addressOf(QUERY, `#code=${CODE}`))
    syncAddress(store, { ...history.bar, debounce: (action) => void (write = action) })
    store.actions.own({ kind: 'have', language: 'python' })
    store.actions.chooseStrategy('tables')
    write()
    expect(history.entries).toHaveLength(2)
    expect(history.entries[0]).toBe(`${QUERY}#code=${CODE}`)
  })

  test('is left with its fragment, for a reload', async () => {
    const { history } = await openLink(QUERY, `#code=${CODE}`)
    history.leave()
    expect(history.kept).toEqual([undefined])
  })

  test.each([
    ['cut off', CODE.slice(0, -5), 'damaged'],
    ['changed', `${CODE.slice(0, 20)}A${CODE.slice(21)}B`, 'damaged'],
    ['empty', '', 'damaged'],
  ])('that is %s says so, and shows the puzzle and the own programs', async (_, code, fault) => {
    const { store, state } = freshApp()
    await store.actions.follow(addressOf(QUERY, `#code=${code}`))
    store.actions.own({ kind: 'have', language: 'python' })
    expect(state().own?.notice).toEqual([{ kind: 'bad-link', fault }])
    expect(state().puzzle.grid.join('')).toBe(PUZZLES.codewars1)
    expect(frontOf(state()).program).toEqual({ kind: 'own', language: 'python' })
    expect(state().own?.programs.map(({ name }) => name)).toEqual(['boj2580.py'])
  })

  test('that cannot be read stays in the address, with its event, until another program is shown', async () => {
    const address = `${QUERY}#code=${CODE.slice(0, -5)}`
    const { store, history, state } = await openLink(QUERY, `#code=${CODE.slice(0, -5)}`)
    expect(state().own?.notice).toEqual([{ kind: 'bad-link', fault: 'damaged' }])
    store.setState({ view: 'compare', comparesInStep: true })
    store.setState({ view: 'watch' })
    expect(history.address()).toBe(address)
    store.actions.chooseStrategy('tables')
    await vi.waitFor(() => expect(history.address()).toContain('program=tables'))
    expect(history.entries[0]).toBe(address)
  })

  test.each([
    ['with its signs encoded', `${QUERY}%23code%3D${CODE}`, ''],
    ['with its equals sign encoded', QUERY, `#code%3D${CODE}`],
    ['with a bracket after it', QUERY, `#code=${CODE})`],
    ['with a line end in it', QUERY, `#code=${CODE.slice(0, 40)}%0A${CODE.slice(40)}`],
  ])('that is damaged on the way, %s, is read, and its address is mended', async (_, query, fragment) => {
    const { history, shown, own } = await openLink(query, fragment)
    expect(own().notice).toEqual([{ kind: 'linked', name: '풀이.py' }])
    expect(shown().text).toBe(TEXT)
    await vi.waitFor(() => expect(history.address()).toBe(`${QUERY}#code=${CODE}`))
  })

  test('loses none of the programs that the visitor had', async () => {
    const { store, state } = freshApp()
    store.actions.own({ kind: 'open', language: 'python', text: 'print(1)\n' })
    await store.actions.follow(addressOf(QUERY, `#code=${CODE}`))
    store.actions.own({ kind: 'have', language: 'python' })
    expect(state().own?.programs.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['print(1)\n', TEXT]),
    )
  })
})

function freshApp() {
  const app = testApp()
  openedApps.push(app)
  return { ...app, state: () => app.store.getState() }
}

describe('Sharing an own program', () => {
  test('carries it only when asked to, in the link and in the embedded page', async () => {
    const { store, state } = await openLink(OWN_QUERY, '')
    store.actions.own({ kind: 'add', name: '풀이.py', text: TEXT })
    store.actions.share({ kind: 'open' })
    const sharing = () => {
      const { sharing } = state()
      if (sharing === undefined) throw new RangeError('The dialog is closed')
      return sharing
    }
    expect(linkOf(sharing())).not.toContain('#')
    store.actions.share({ kind: 'carryProgram', isOn: true })
    expect(linkOf(sharing())).toBe(`${sharing().page}${sharing().query}#code=${CODE}`)
    const embedded = embedAddressOf(sharing(), { theme: 'system', loops: false }, { from: 0, to: 1 })
    expect(new URL(embedded).searchParams.get('embed')).toBe('1')
    expect(new URL(embedded).hash).toBe(`#code=${CODE}`)
    store.actions.share({ kind: 'carryProgram', isOn: false })
    expect(linkOf(sharing())).not.toContain('#')
  })

  test('is not offered for a built-in program', async () => {
    const { store, state } = freshApp()
    await store.actions.follow(addressOf(`?puzzle=${PUZZLES.codewars1}&program=tables`))
    store.actions.share({ kind: 'open' })
    expect(state().sharing?.program).toBeUndefined()
  })

  test('is refused for a program beyond 1 MB', async () => {
    const { store, state } = await openLink(OWN_QUERY, '')
    store.actions.own({ kind: 'add', text: '#'.repeat(1 << 20) })
    store.actions.share({ kind: 'open' })
    expect(state().sharing?.program).toBe('too-large')
  })
})
