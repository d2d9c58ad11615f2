/** The kinds of readable files (a WebP only by a language model), with their MIME types and extensions. */
export const documentKinds = {
  text: { name: 'TXT', mimeTypes: ['text/plain'], endings: ['.txt'] },
  pdf: { name: 'PDF', mimeTypes: ['application/pdf', 'application/x-pdf'], endings: ['.pdf'] },
  doc: { name: 'DOC', mimeTypes: ['application/msword'], endings: ['.doc'] },
  docx: {
    name: 'DOCX',
    mimeTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['.docx'],
  },
  png: { name: 'PNG', mimeTypes: ['image/png'], endings: ['.png'] },
  jpeg: { name: 'JPG', mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['.jpg', '.jpeg'] },
  webp: { name: 'WebP', mimeTypes: ['image/webp'], endings: ['.webp'] },
} satisfies Record<string, { name: string; mimeTypes: string[]; endings: string[] }>

export type DocumentKind = keyof typeof documentKinds
export type PictureKind = Extract<DocumentKind, 'png' | 'jpeg' | 'webp'>

/** Whether the file was sent as this kind, by its declared MIME type or its extension. */
export function isDeclaredAs(kind: DocumentKind, file: { fileName: string; declaredType: string }): boolean {
  const mimeType = file.declaredType.split(';', 1).join('').trim().toLowerCase()
  const name = file.fileName.trim().toLowerCase()
  const { mimeTypes, endings } = documentKinds[kind]
  return mimeTypes.some((known) => known === mimeType) || endings.some((ending) => name.endsWith(ending))
}
