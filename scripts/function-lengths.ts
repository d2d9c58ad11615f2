/** The length of each function in a source: every line from first to last, including comments, blanks and JSX. */
import { parseSync, Visitor } from 'oxc-parser'

/** `line` is its first line, counted from 1. */
export type FunctionLength = { line: number; lines: number }

const linesBetween = (source: string, start: number, end: number) => source.slice(start, end).split('\n').length

/** The functions of a source; the extension of `file` determines the language. Throws if it cannot be parsed. */
export function measureFunctionLengths(file: string, source: string): FunctionLength[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: FunctionLength[] = []
  const measure = ({ start, end }: { start: number; end: number }) =>
    void found.push({ line: linesBetween(source, 0, start), lines: linesBetween(source, start, end) })
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return found
}
