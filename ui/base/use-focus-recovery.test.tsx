// @vitest-environment happy-dom
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'

let root: Root
let host: HTMLElement
let update: (state: { isIdle: boolean; isAccepted: boolean }) => void

function UserPage() {
  const [{ isIdle, isAccepted }, setState] = useState({ isIdle: true, isAccepted: false })
  update = setState
  useFocusRecovery(isIdle)
  return (
    <main>
      <h1>Person</h1>
      <section>
        <h2>State</h2>
        <div>{!isAccepted && <button type="button">Accept</button>}</div>
      </section>
      <button type="button" id="other">
        Other
      </button>
    </main>
  )
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  flushSync(() => root.render(<UserPage />))
})
afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

const press = async () => {
  await eventually(() => expect(host.querySelector('section button')).not.toBeNull())
  host.querySelector<HTMLButtonElement>('section button')?.focus()
  flushSync(() => update({ isIdle: false, isAccepted: false }))
}

test('when the pressed button disappears, the heading beside it has the focus [UIX-03]', async () => {
  await press()
  flushSync(() => update({ isIdle: true, isAccepted: true }))
  await eventually(() => expect(document.activeElement?.textContent).toBe('State'))
})

test('a focus that was moved meanwhile stays where it is', async () => {
  await press()
  host.querySelector<HTMLElement>('#other')?.focus()
  flushSync(() => update({ isIdle: true, isAccepted: true }))
  expect(document.activeElement?.id).toBe('other')
})
