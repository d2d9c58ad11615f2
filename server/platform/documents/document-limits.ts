const megabyte = 1024 * 1024

/** Resource limits for an uploaded file. */
export const documentLimits = {
  fileBytesMax: 10 * megabyte,
  unpackedBytesMax: 20 * megabyte,
  archiveEntriesMax: 200,
  pagesMax: 50,
  /** 12 * 2^20 pixels, so that the 4032 x 3024 of a "12 megapixel" phone fits. */
  pixelsMax: 12 * megabyte,
  /** Of a picture that a language model reads: in base64, providers take 5 MB. */
  sentPictureBytesMax: 3.75 * megabyte,
  sentPixelsMax: 40_000_000,
  /** Along one side. */
  sentSideMax: 8000,
  charactersMax: 60_000,
  /** What a parser may return before the text is tidied and cut to `charactersMax`. */
  rawCharactersMax: 240_000,
  outputBytesMax: 2 * megabyte,
  waitMsMax: 20_000,
  waitingMax: 20,
}

export type ProcessLimits = { memoryMb: number; timeMs: number }

export const processLimits: Record<'document' | 'picture', ProcessLimits> = {
  document: { memoryMb: 256, timeMs: 10_000 },
  picture: { memoryMb: 512, timeMs: 45_000 },
}
