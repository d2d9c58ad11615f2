import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM } from 'tesseract.js'

const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Out of 100. Measured: legible text has a mean confidence above 90, noise and drawings below 25. */
const confidenceMin = 40

/**
 * Recognizes the text in a PNG or JPEG, with English language data from local disk; empty if the result is probably not
 * text.
 */
export async function extractPicture(bytes: Buffer, onStage: (stage: string) => void): Promise<string> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onStage(`Reading the picture: ${Math.round(progress * 100)}%`)
    },
  })
  const { data } = await worker.recognize(bytes)
  return data.confidence < confidenceMin ? '' : data.text
}
