/** Pictures that the owner chooses, and how they are sent. */

/** What `accept` says besides documents, where a language model can read pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

export const isPictureFile = ({ name, type }: File) =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|gif)$/i.test(name)

/** More is no help to a model, which makes it smaller itself. */
const pixelsMax = 4_000_000
const sideMax = 8000
const quality = 0.9
/** A screenshot or a logo of this size goes as it is: white words on nothing would vanish in a JPEG. */
const pngBytesMax = 3_000_000

async function draw(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)), sideMax / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * The picture drawn anew as a JPEG: upright, of at most four megapixels, and with nothing that a phone notes in it. A document,
 * and a picture that the browser cannot draw, stay as they are: the server says what is wrong with it.
 */
export async function redrawPicture(file: File): Promise<File> {
  const isSmallPng = file.type === 'image/png' && file.size <= pngBytesMax
  if (!isPictureFile(file) || isSmallPng) return file
  const drawn = await draw(file).catch(() => null)
  return drawn ? new File([drawn], file.name, { type: 'image/jpeg' }) : file
}
