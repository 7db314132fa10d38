// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DisclosureButton, useDisclosure } from './disclosure.tsx'

afterEach(cleanup)

const Donors = () => {
  const { isOpen, button, region } = useDisclosure()
  return (
    <>
      <DisclosureButton {...button}>2 donors</DisclosureButton>
      <p {...region}>{isOpen && 'Nino and Gia'}</p>
    </>
  )
}

test('a button opens what it names, and closes it again', () => {
  render(<Donors />)
  const button = screen.getByRole('button', { name: '2 donors' })
  const region = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const isShown = () => [button.getAttribute('aria-expanded'), region?.hidden, region?.textContent]

  expect(isShown()).toEqual(['false', true, ''])
  fireEvent.click(button)
  expect(isShown()).toEqual(['true', false, 'Nino and Gia'])
  fireEvent.click(button)
  expect(isShown()).toEqual(['false', true, ''])
})
