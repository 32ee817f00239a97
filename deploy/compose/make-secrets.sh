#!/bin/sh
# Makes the secrets of compose.yaml in secrets/ beside it. What is there already stays.
set -eu
cd "$(dirname "$0")"

# Other users of this machine cannot enter the folder. The files are readable, since the user of a container reads them.
umask 077
mkdir -p secrets
umask 022

random() {
	od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

# Nothing is half written under its name.
write() {
	[ -e "secrets/$1" ] && return
	printf '%s' "$2" >"secrets/.$1"
	mv "secrets/.$1" "secrets/$1"
	echo "secrets/$1"
}

write admin-key "$(random):adm"
write api-key "$(random)"
write database-password "$(random)"
write database-url "postgres://dragoman:$(cat secrets/database-password)@database:5432/dragoman"
write object-store-secret "$(random)"
write object-store-users "{\"identities\": [{\"name\": \"dragoman\", \"credentials\": [{\"accessKey\": \"dragoman\", \"secretKey\": \"$(cat secrets/object-store-secret)\"}], \"actions\": [\"Read:dragoman\", \"Write:dragoman\", \"List:dragoman\"]}]}"
