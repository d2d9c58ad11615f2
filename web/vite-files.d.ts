declare module '*.css'
declare module 'nspell' {
  type Spelling = {
    correct(word: string): boolean
    suggest(word: string): string[]
    add(word: string): unknown
  }
  function nspell(dictionary: { aff: string; dic: string }): Spelling

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { nspell as default }
}

/** URLs of the two dictionary files, replaced by the build. */
declare const dictionaryFiles: { rules: string; words: string }
