declare module 'word-extractor' {
  type WordDocument = {
    getBody(options?: { filterUnicode?: boolean }): string
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; filterUnicode?: boolean }): string
  }
  class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
  export = WordExtractor
}
