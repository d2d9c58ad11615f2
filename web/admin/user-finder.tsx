/** The search box. It asks when typing pauses, and keeps what was typed. */
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'

const pauseMs = 300
const searchLengthMax = 100

type Props = {
  search: string
  /** How many were found. */
  says: string
  onSearch: (search: string) => void
}

export function UserFinder({ search, says, onSearch }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Going back, or clearing the search below, changes it from outside.
  useEffect(() => {
    if (search === asked.current) return
    clearTimeout(timer.current)
    asked.current = search
    setTyped(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (text: string) => {
    if (text.trim() === asked.current) return
    asked.current = text.trim()
    onSearch(asked.current)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(text), pauseMs)
  }
  return (
    <div className="finder">
      <search className="search">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            clearTimeout(timer.current)
            ask(typed)
          }}
        >
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            Search users
          </label>
          <input
            className="input"
            id={id}
            type="search"
            placeholder="Search users by email, name..."
            autoComplete="off"
            spellCheck={false}
            maxLength={searchLengthMax}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </form>
      </search>
      <p className="small quiet num" role="status">
        {says}
      </p>
    </div>
  )
}
