/** The icons: one path each on a 24-unit grid, in the text's colour. Always used beside words. */
const shapes = {
  check: 'M4 12.5 9.5 18 20 6.5',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9.5H5zM12 15v2',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M20 12H5M11 6l-6 6 6 6',
  forward: 'M4 12h15M13 6l6 6-6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  unfold: 'M9 5l7 7-7 7',
  fold: 'M15 5l-7 7 7 7',
  download: 'M12 3v12M6.5 10 12 15.5 17.5 10M4 20.5h16',
  upload: 'M12 16V4M6.5 9 12 3.5 17.5 9M4 20.5h16',
  renew: 'M19.5 8A8 8 0 1 0 20 13M20 4v4.5h-4.5',
  undo: 'M4.5 8A8 8 0 1 1 4 13M4 4v4.5h4.5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  refine: 'M9 20h6M10 16.5h4M12 3a6 6 0 0 0-3.5 10.8c.9.7 1.5 1.6 1.5 2.7h4c0-1.1.6-2 1.5-2.7A6 6 0 0 0 12 3z',
  pin: 'M9 3.5h6M10 3.5v5.5l-3.5 4.5h11L14 9V3.5M12 13.5v7',
  edit: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.5 7.3l3.2 3.2',
  sources: 'M4 8.5h6v5c0 2.5-1.5 4-3.5 4.5M14 8.5h6v5c0 2.5-1.5 4-3.5 4.5',
  note: 'M12 8v5M12 16.5v.01M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  offline: 'M4 4l16 16M8.5 8.6A9 9 0 0 0 4 11M20 11a11.5 11.5 0 0 0-7-3M8 15a6 6 0 0 1 4-1.5M12 19v.01',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  wheel:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v6M12 15v6M4.2 7.5l5.2 3M14.6 13.5l5.2 3M19.8 7.5l-5.2 3M9.4 13.5l-5.2 3',
  desktop: 'M3 5h18v11.5H3zM8.5 20.5h7M12 16.5v4',
  phone: 'M7.5 2.5h9v19h-9zM11 18.5h2',
  stop: 'M7 7h10v10H7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  eye: 'M2.5 12C5 7.7 8.3 5.5 12 5.5S19 7.7 21.5 12C19 16.3 15.7 18.5 12 18.5S5 16.3 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  history: 'M12 7v5l3.5 2M4.5 8A8.5 8.5 0 1 1 3.5 13M4 4v4.5h4.5',
} as const

export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes).filter((name): name is IconName => name in shapes)

type Props = {
  name: IconName
  /** For the place of the icon in its surroundings. */
  className?: string
  /** In a line of text. */
  isInline?: boolean
}

export function Icon({ name, className, isInline = false }: Props) {
  return (
    <svg
      className={['icon', isInline && 'inline', className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
