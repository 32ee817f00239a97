# Runs a program that sees nothing of the machine but programs, libraries, fonts and one folder, as /work. Started by sandbox.ts in
# namespaces of its own, where this shell may mount.
#   sandbox.sh ROOT WORK PROGRAM ARGUMENT...
set -e
PATH=/usr/sbin:/usr/bin:/sbin:/bin
root=$1 work=$2
shift 2
mount -t tmpfs -o size=256k,mode=755,nosuid,nodev none "$root"
mkdir -p "$root/dev" "$root/etc" "$root/proc" "$root/var/cache" "$root/work"
read_only() {
  mkdir -p "$root/$1"
  mount --rbind "/$1" "$root/$1"
  mount -o remount,bind,ro "$root/$1"
}
for name in bin lib lib32 lib64 sbin; do
  if [ -L "/$name" ]; then ln -s "$(readlink "/$name")" "$root/$name"
  elif [ -d "/$name" ]; then read_only "$name"
  fi
done
for name in usr etc/alternatives etc/fonts etc/libreoffice opt/libreoffice var/cache/fontconfig; do
  if [ -d "/$name" ]; then read_only "$name"; fi
done
for name in dev/null dev/random dev/urandom dev/zero etc/ld.so.cache etc/localtime; do
  if [ -e "/$name" ]; then
    : > "$root/$name"
    mount --bind "/$name" "$root/$name"
  fi
done
mount -t proc proc "$root/proc"
mount --bind "$work" "$root/work"
exec chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
