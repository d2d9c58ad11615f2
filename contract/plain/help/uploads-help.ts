/** Help: uploading documents. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const uploadsHelp: HelpGroup = {
  id: 'uploads',
  title: 'Uploading documents',
  articles: [
    {
      id: 'file-formats',
      title: 'Which files can I upload, and how large?',
      text: 'Text, PDF and Word files (TXT, PDF, DOC, DOCX) and pictures of a page (PNG, JPG), up to 10 MB. A PDF may have up to 50 pages, and a picture up to 12 megapixels. Core Values takes pictures only where a language model reads them; a model also reads WebP and GIF. Very long texts are read up to 60,000 characters.',
      words: [
        'format',
        'size',
        'type',
        'word',
        'photo',
        'limit',
        'too large',
        'megabytes',
        'pages',
        'excel',
        'powerpoint',
      ],
    },
    {
      id: 'words-from-a-document',
      title: 'Can I get my words out of a document?',
      text: 'Yes. On the Brand Attributes page press “Upload Document”, then “Analyze Document”. Words that it lists under a heading such as “Culture” are checked already; uncheck what doesn’t fit. In its sentences, tap the words that are yours; those that often describe a brand are underlined. “Append” adds them to your lists, “Replace” puts them in place of the lists they belong to. The old lists stay in the earlier versions. A language model, where one is set up, suggests more words at a press, unchecked.',
      goesTo: '/toolkit/brand-attributes',
      words: ['import', 'brand brief', 'about page', 'extract', 'upload', 'read my text'],
    },
    {
      id: 'words-in-a-photo',
      title: 'Can it read a photo of a flyer, a menu or a sign?',
      text: 'Yes, where a language model that sees pictures is set up: upload the photo or screenshot and press the button with the model’s name. It writes down the words in the picture. Check them first: words and values are looked for in that text, and each suggestion quotes it. If the model can’t see, a PNG or JPG is read without it on the Brand Attributes page, which works best with straight, printed text.',
      words: ['picture', 'image', 'screenshot', 'poster', 'menu', 'flyer', 'sign', 'camera', 'webp', 'transcript'],
    },
    {
      id: 'file-not-read',
      title: 'Why can’t my file be read?',
      text: 'The page says why. A file with a password has to be saved without one. A PDF that is only a scan holds pictures and no text: upload a photo of the page as PNG or JPG instead. A file with the wrong ending, such as a PDF called .txt, has to be renamed. A photo should be sharp, straight and well lit.',
      words: [
        'upload failed',
        'no text',
        'scanned',
        'protected',
        'damaged',
        'unsupported',
        'ocr',
        'handwriting',
        'error',
      ],
    },
    {
      id: 'file-kept',
      title: 'Do you keep the file I upload?',
      text: 'No. The server reads it, you’re shown what was found, and the file is gone. Its text, or the picture without place and time, goes to a language model only when you press for that. Only the words, sentences or values that you choose to take over become part of your brand. If you want them again from the same file, upload it once more.',
      words: ['privacy', 'stored', 'delete', 'confidential', 'keep the file', 'security', 'after the upload', 'photo'],
    },
  ],
}
