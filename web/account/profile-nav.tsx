/** The table of contents beside the profile; marks the section in view. */
import { useEffect, useState } from 'react'
import { useWritingState } from '#web/writing/writing-queries.ts'

export const profileSections = {
  subscription: 'Subscription Status',
  personal: 'Personal Information',
  password: 'Password',
  'second-factor': 'Second factor',
  devices: 'Signed-in devices',
  model: 'Language model',
  data: 'Your data',
  actions: 'Account Actions',
} as const

export type ProfileSectionId = keyof typeof profileSections

/** The id of a section's heading, which links lead to. */
export const getSectionTitleId = (id: ProfileSectionId) => `${id}-title`

const isSection = (id: string): id is ProfileSectionId => id in profileSections
const ids = Object.keys(profileSections).filter(isSection)
/** A heading counts as read once it is this far up, as a share of the window's height. */
const readingLine = 0.4

/** The last section whose heading has passed the reading line; at the bottom of the page, the last section. */
function sectionInView(): ProfileSectionId | undefined {
  const { scrollHeight } = document.documentElement
  if (window.innerHeight + window.scrollY >= scrollHeight - 2) return ids.at(-1)
  const line = window.innerHeight * readingLine
  return ids.findLast(
    (id) => (document.getElementById(getSectionTitleId(id))?.getBoundingClientRect().top ?? line) < line,
  )
}

function useSectionInView(): ProfileSectionId {
  const [current, setCurrent] = useState<ProfileSectionId>('subscription')
  useEffect(() => {
    const look = () => setCurrent((window.scrollY < 8 ? undefined : sectionInView()) ?? 'subscription')
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return current
}

export function ProfileNav() {
  const current = useSectionInView()
  const hasModel = useWritingState().data?.model != null
  const shown = ids.filter((id) => id !== 'model' || hasModel)
  return (
    <nav className="prof-nav" aria-label="Profile sections">
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <a href={`#${getSectionTitleId(id)}`} aria-current={id === current ? 'true' : undefined}>
              {profileSections[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
