/** Controls that are one tab stop, with arrow keys between them. */
import userEvent from '@testing-library/user-event'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { rove } from '../../../src/page/controls/roving.ts'

/** Puts three buttons between two others on the page. */
function listed(first?: string) {
  document.body.innerHTML =
    '<button>before</button><ol><li><button>1</button></li><li><button>2</button></li><li><button>3</button></li></ol><button>after</button>'
  const list = document.querySelector('ol')
  if (list === null) throw new Error('There is no list')
  const end = rove(list, first)
  onTestFinished(() => {
    end()
    document.body.innerHTML = ''
  })
  return { list, user: userEvent.setup(), focused: () => document.activeElement?.textContent }
}

test('Tab reaches one of them, and leaves them', async () => {
  const { user, focused } = listed()
  await user.tab()
  await user.tab()
  expect(focused()).toBe('1')
  await user.tab()
  expect(focused()).toBe('after')
})

test('arrow keys, Home and End move between them, and Tab comes back to the last one', async () => {
  const { user, focused } = listed()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowUp}{ArrowDown}')
  expect(focused()).toBe('2')
  await user.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('3')
  await user.keyboard('{Home}{ArrowDown}')
  await user.tab()
  await user.tab({ shift: true })
  expect(focused()).toBe('2')
})

test('the page does not hear of keys that move between them', async () => {
  const { user } = listed()
  const heard: string[] = []
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: listening.signal })
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowLeft}{Home}')
  expect(heard).not.toContain('ArrowDown')
  expect(heard).not.toContain('Home')
  expect(heard).toContain('ArrowLeft')
})

test('Tab reaches the one that is named first', async () => {
  const { user, focused } = listed('li:last-child > button')
  await user.tab()
  await user.tab()
  expect(focused()).toBe('3')
})

test('Tab follows the one that is named first, until one of them had the focus', async () => {
  const { list, user, focused } = listed('[aria-current] > button')
  const makeCurrent = (index: number) => {
    for (const item of list.children) item.removeAttribute('aria-current')
    list.children[index].setAttribute('aria-current', 'step')
    list.children[index].append(document.createElement('i'))
  }
  makeCurrent(2)
  await user.tab()
  await user.tab()
  expect(focused()).toBe('3')
  await user.keyboard('{ArrowUp}')
  makeCurrent(0)
  await user.tab()
  await user.tab({ shift: true })
  expect(focused()).toBe('2')
})

test('a control that is replaced while it has the focus leaves it to the one in its place', async () => {
  const { list, user, focused } = listed()
  await user.tab()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  list.children[1].innerHTML = '<button>two</button>'
  await waitFor(() => expect(focused()).toBe('two'))
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('3')
})
