/** Reads back what a writer has saved. */
import { z } from 'zod'
import type { WrittenBrandPart } from './writers-task.ts'

const written = z.object({
  attributes: z.object({
    brandAttributes: z.object({ attributesData: z.object({ culture: z.object({ words: z.array(z.string()) }) }) }),
  }),
  uvps: z.object({ brandAttributesData: z.object({ uvpVariations: z.array(z.object({ uvp: z.string() })) }) }),
  profile: z.object({ productsServices: z.string().nullable() }),
})
const paths: Record<WrittenBrandPart, string> = {
  attributes: '/api/brand-attributes',
  uvps: '/api/user-profile',
  profile: '/api/auth/user',
}
/** `makeAttributesBody(n)` ends with the word of number n + 35. */
const furtherWords = 35
const numberIn = (text: string | null | undefined) => Number(/ (\d+)$/.exec(text ?? '')?.[1] ?? 0)

/** The stored number of each part; throws if it cannot be read. */
export async function readWrittenNumbers(address: string, cookie: string): Promise<Record<WrittenBrandPart, number>> {
  const read = async (part: WrittenBrandPart) => {
    const reply = await fetch(`${address}${paths[part]}`, { headers: { cookie } })
    if (!reply.ok) throw new Error(`${paths[part]} could not be read afterwards: ${reply.status}`)
    return reply.json()
  }
  const attributes = written.shape.attributes.parse(await read('attributes'))
  const uvps = written.shape.uvps.parse(await read('uvps'))
  const profile = written.shape.profile.parse(await read('profile'))
  return {
    attributes: numberIn(attributes.brandAttributes.attributesData.culture.words.at(-1)) - furtherWords,
    uvps: numberIn(uvps.brandAttributesData.uvpVariations[0]?.uvp),
    profile: numberIn(profile.productsServices),
  }
}
