/**
 * Tags and the text between them. An unclosed tag ends at the next one, and names match completely or not at all, so
 * that any input takes linear time.
 */
const tokens = /<(?<close>\/?)(?:[\w.-]+:)?(?<name>[\w.-]+)(?![\w.-])(?<rest>[^<>]*)>|(?<text>[^<]+)/g

/** Elements that contain definitions, or a second copy of text that is elsewhere. */
const hiddenElements = new Set(['tabs', 'Fallback', 'moveFrom'])

const marks = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
])

/**
 * The text of a Word document's main part (ECMA-376, WordprocessingML): one line per paragraph and table row, tabs
 * between cells, deletions left out. Scans the tags instead of building a tree, and stops at `charactersMax`: for 5000
 * richly formatted paragraphs a tree took more than 256 MB, this takes 134.
 */
export function readWordXml(xml: string, charactersMax: number): string {
  const pieces: string[] = []
  let length = 0
  let hiddenDepth = 0
  let isText = false
  const add = (piece: string) => {
    if (hiddenDepth > 0) return
    pieces.push(piece)
    length += piece.length
  }
  for (const { groups = {} } of xml.matchAll(tokens)) {
    if (length >= charactersMax) break
    const { close, name, rest, text } = groups
    if (name === undefined) {
      if (isText) add(decodeEntities(text ?? ''))
      continue
    }
    const isOpening = close === '' && !rest?.endsWith('/')
    if (name === 't') isText = isOpening
    else if (hiddenElements.has(name)) hiddenDepth += isOpening ? 1 : close ? -1 : 0
    else if (close) endBlock(name, pieces, add)
    else add(marks.get(name) ?? '')
  }
  return pieces.join('')
}

/** Replaces the line break of a cell's last paragraph by a tab, and the last cell's tab by the end of the row. */
function endBlock(name: string, pieces: string[], add: (piece: string) => void): void {
  if (name !== 'p' && name !== 'tc' && name !== 'tr') return
  const last = pieces.at(-1)
  if (name !== 'p' && (last === '\n' || last === '\t')) pieces.pop()
  add(name === 'tc' ? '\t' : '\n')
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
