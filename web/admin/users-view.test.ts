import { expect, test } from 'vitest'
import { readUsersView, type UsersView, writeUsersView } from '#web/admin/users-view.ts'

const read = (address: string) => readUsersView(new URLSearchParams(address))

test('a URL without parameters shows the newest ten', () => {
  expect(read('')).toEqual({ search: '', sort: 'joined', direction: 'desc', page: 1, size: 10 })
  expect(writeUsersView(read(''))).toEqual({})
})

test('a view survives being written to the URL and read back', () => {
  const view: UsersView = {
    ...{ search: 'a&b%', sort: 'name', direction: 'asc', page: 3, size: 50, user: 'u1' },
    ...{ role: 'test', status: 'banned', subscription: 'past_due', plan: 'none' },
  }
  expect(read(new URLSearchParams(writeUsersView(view)).toString())).toEqual(view)
})

test('invalid parameters are ignored', () => {
  expect(read('sort=password&direction=up&page=-1&size=7')).toEqual(read(''))
  expect(read('page=2.5&size=x')).toEqual(read(''))
  expect(read('role=owner&status=gone&subscription=free&plan=gold')).toEqual(read(''))
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100)
})
