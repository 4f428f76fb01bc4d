import { Component, type ComponentChildren, type ComponentType, isValidElement } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { isObject } from '../../core/data.ts';

/**
 * Draws a part anew only when something it is drawn from has changed (`memo`). Views are told anew with every step, so data are the same when
 * they say the same; functions and elements only when they are the very same ones, see `useSteady`.
 */
export function steady<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class Steady extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !alike(this.props, next);
    }
    override render(): ComponentChildren {
      return <Drawn {...this.props} />;
    }
  };
}

export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, i) => alike(part, other[i]))
    );
  if (!isData(one) || !isData(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => key in other && alike(one[key], other[key]))
  );
}

/** An element knows its neighbours, and they know it; a map or a DOM node says nothing by its fields. */
const isData = (value: unknown): value is { readonly [key: string]: unknown } =>
  isObject(value) && !isValidElement(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A function with a stable identity that always calls the latest version. */
export function useSteady<A extends readonly unknown[], R>(latest: (...given: A) => R): (...given: A) => R {
  const current = useRef(latest);
  current.current = latest;
  return useMemo(
    () =>
      (...given: A) =>
        current.current(...given),
    [],
  );
}
