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

/** Addresses of the dictionary's two files, put in by the build. */
declare const dictionaryFiles: { rules: string; words: string }
