const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i
/** `1.`, `a)`, `iv.`: the mark of a numbered item. */
const number = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i

/** Word processors put the items of lists on the clipboard as paragraphs with a mark; they become lists. */
export function convertWordLists(body: HTMLElement): void {
  const lists: Element[] = []
  let previous: Element | null = null
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = Number(listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const isContinued = previous !== null && paragraph.previousElementSibling === previous
    if (!isContinued) lists.length = 0
    lists.length = Math.min(lists.length, level)
    const tag = number.test(takeMark(paragraph)) ? 'ol' : 'ul'
    while (lists.length < level) lists.push(nestedList(body, lists.at(-1), tag, paragraph))
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    lists.at(-1)?.append(item)
    paragraph.remove()
    previous = lists[0] ?? null
  }
}

/** A new list inside the last item of the list before, or in place of the paragraph. */
function nestedList(body: HTMLElement, outer: Element | undefined, tag: string, paragraph: Element): Element {
  const list = body.ownerDocument.createElement(tag)
  if (outer) {
    const item = outer.lastElementChild ?? outer.appendChild(body.ownerDocument.createElement('li'))
    item.append(list)
  } else paragraph.before(list)
  return list
}

/** Removes the mark of an item and returns it. */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const mark = marks.map(({ textContent }) => textContent).join('')
  for (const span of marks) span.remove()
  return mark
}
