/** Splits a text into words with their places, and into clauses. */
import { findWordKeys, type WordKeys } from './word-knowledge.ts'

export type Token = WordKeys & {
  start: number
  end: number
  /** As it is written. */
  text: string
  /** Joined to the word before by a hyphen. */
  isJoined: boolean
  /** The whole compound that it is part of; the word itself if there are no hyphens. */
  compound: string
  /** The first word of a sentence, a quotation or the line. */
  isOpening: boolean
}

/** Lower case with straight apostrophes, of the same length as the text, so that places fit both. */
export function lowerInPlace(text: string): string {
  const lower = text.toLowerCase()
  const even = lower.length === text.length ? lower : Array.from(text, (each) => lowerOf(each)).join('')
  return even.replace(/[‘’]/g, "'").replace(/[‐‑]/g, '-')
}

const lowerOf = (letter: string) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)

/** “in t'garage” */
const northernArticle = /^th?'(?=[a-z]{3})/

/** The words of a text; numbers are words too. */
export function splitTokens(text: string): Token[] {
  const lower = lowerInPlace(text)
  const compounds = [...lower.matchAll(/[\p{L}']+(?:-[\p{L}']+)+/gu)]
  return [...lower.matchAll(/\p{L}+(?:'\p{L}+)*|\d+(?:[.,]\d+)*/gu)].map(({ 0: found, index }) => ({
    ...findWordKeys(found.replace(northernArticle, '')),
    start: index,
    end: index + found.length,
    text: text.slice(index, index + found.length),
    isJoined: lower[index - 1] === '-',
    compound: compounds.find((each) => each.index <= index && each.index + each[0].length > index)?.[0] ?? found,
    isOpening: /(?:^|[.!?…:;|\n–—("“]|[.!?…]["”’)])\s*["“'(]?$/.test(lower.slice(0, index)),
  }))
}

const breaks =
  /[.;:!?…–—\n]+(?:\s|$)|,\s|\s?[()]\s?|\s[-–—]\s|\s(?=(?:but|where|whereas|while|because|so|tho|though) )/g
const sentenceBreaks = /[.;!?…\n–—]+(?:\s|$)|\s[-–—]\s|,? (?:and|but) (?=(?:i|we|it|my|our|you) )/g

/** Makes a function that keeps its last result, for texts that are asked about word by word. */
export function keepLast<Value>(make: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) }
    return last.value
  }
}

/** Makes a function that finds the part of a text around a place, up to the nearest breaks on both sides. */
function makePartFinder(pattern: RegExp) {
  const listBreaks = keepLast((text) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ index, end: index + found.length })),
  )
  return (text: string, at: number): { from: number; to: number } => {
    let from = 0
    for (const { index, end } of listBreaks(text)) {
      if (index >= at) return { from, to: index }
      from = end
    }
    return { from, to: text.length }
  }
}

/** The clause around a place: up to the next comma or stop. */
export const findClause = makePartFinder(breaks)
/** The sentence around a place, commas included. */
export const findSentence = makePartFinder(sentenceBreaks)
