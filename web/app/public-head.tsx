/** The head of a prebuilt page: its title, and metadata for search engines and link previews. */
import type { PublicPage } from '#web/app/public-pages.tsx'

/** The link preview picture, drawn by `npm run pictures`. */
const card = { url: '%PUBLIC_URL%/pictures/card.png', width: '1200', height: '630' }
const cardSays = 'A wheel of twelve archetypes around a wax seal, and the words: What if your brand could speak to you?'

function ShareTags({ page, description }: { page: PublicPage; description: string }) {
  const address = `%PUBLIC_URL%${page.paths[0]}`
  const title = `${page.title} · %PRODUCT_NAME%`
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="%PRODUCT_NAME%" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card.url} />
      <meta property="og:image:width" content={card.width} />
      <meta property="og:image:height" content={card.height} />
      <meta property="og:image:alt" content={cardSays} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

export function PublicHead({ page }: { page: PublicPage }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${page.title} · %PRODUCT_NAME%`}</title>
      {page.description !== undefined && <ShareTags page={page} description={page.description} />}
      <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      {page.isCentred && <link rel="expect" href="#end" blocking="render" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f6f1e8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1b1715" media="(prefers-color-scheme: dark)" />
    </>
  )
}
