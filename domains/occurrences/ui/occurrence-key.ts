export type OccurrenceKey =
  | 'previous'
  | 'next'
  | 'toggle'
  | 'stepBack'
  | 'stepForward'
  | 'zoomIn'
  | 'zoomOut'
  | 'help'

const keys: Readonly<Record<string, OccurrenceKey>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ' ': 'toggle',
  ArrowLeft: 'stepBack',
  ArrowRight: 'stepForward',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '?': 'help',
}

interface Pressed {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** The focused element: a button handles the space bar itself, an input all keys. */
type Focus = 'none' | 'button' | 'input'

/** The action of a key on the page; undefined if the browser or the focused element handles it. */
export function occurrenceKey(
  { key, ctrlKey, altKey, metaKey }: Pressed,
  focus: Focus,
): OccurrenceKey | undefined {
  if (ctrlKey || altKey || metaKey || focus === 'input') return undefined
  const action = keys[key]
  return action === 'toggle' && focus === 'button' ? undefined : action
}

/** Unlike for a player, the space bar plays on links too, since the focus is on those of the list. */
export function focusOf(target: EventTarget): Focus {
  if (!(target instanceof Element)) return 'none'
  if (target.matches('input, select, textarea')) return 'input'
  return target.closest('button, summary') ? 'button' : 'none'
}
